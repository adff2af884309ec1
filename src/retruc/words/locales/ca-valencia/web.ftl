# La taula en el navegador: la primera pàgina, i el que comparteixen totes.

app-name = Retruc
no-script = Esta taula necessita JavaScript.
back = Arrere
close = Tanca
cancel = Cancel·la
again = Torna-ho a provar
home = Primera pàgina
skip = Ves a la pàgina
waiting = Un moment…
language = Llengua
settings = Preferències
offline = No hi ha xarxa. El que tens obert, obert es queda.
copied = Copiat.
qr-label = Codi QR de l’enllaç
read-rules = Llig el reglament

error-no-answer = La taula no contesta. Mira si hi ha xarxa i torna-ho a provar.
error-offline = No hi ha xarxa. Torna-ho a provar quan n’hi haja.
error-too-fast = Massa de pressa. Espera un poc i torna-ho a provar.
error-not-found = Ací ja no hi ha res.
error-server = Alguna cosa ha fallat en la banda de la taula. Torna-ho a provar d’ací a una estona.
error-page = Esta pàgina no ha arribat. Torna-ho a provar.
error-language = Eixa llengua no ha arribat. Torna-ho a provar.
page-lost = Eixa pàgina no existix.

home-line = Truc valencià, com en el bar
home-play = Juga
home-starting = Es repartix…
home-play-note = Ara mateix, amb tres bots. Res a instal·lar i cap compte a obrir.
home-friends = Amb els amics
home-friends-note = Tries les regles i envies un enllaç. On falte algú, seu un bot.
home-new = Fes una taula
home-code = T’han donat un codi?
home-code-short = Un codi té { $length } lletres.
home-join = Entra
home-yours = Les teues taules
home-go-back = Torna-hi
home-open = Taules obertes
home-open-none = Ara no n’hi ha cap d’oberta. Fes-ne una, i que isca en la llista.
home-more = Més
home-how = Com es juga
home-rules = El reglament de cada lloc
home-senyes = Les senyes
home-replay = Torna a vore una partida
home-device = Continua en un altre aparell
home-about = Joc net i privacitat
open-seats = { $taken } llocs ocupats de { $seats }
open-host = La taula de { $name }
open-differences =
    { $differences ->
        [one] { $differences } canvi
        [many] { $differences } de canvis
       *[other] { $differences } canvis
    }
phase-room = A la sala, sense començar
phase-playing = S’està jugant
phase-paused = Parada
phase-over = Acabada
phase-cancelled = Deixada: tots a la sala

setting-theme = Llum
setting-theme-auto = Com l’aparell
setting-theme-light = Clar
setting-theme-dark = Fosc
setting-deck = Cartes
setting-deck-classic = Clàssiques
setting-deck-contrast = De números grans
setting-cloth = Tapet
setting-cloth-green = Verd
setting-cloth-wine = Color vi
setting-sound = Sons
setting-sound-note = De les cartes i de les veus. A taula, amb la tecla M.
setting-voice = Una veu diu el que es canta
setting-voice-note = Si l’aparell en té una en la teua llengua.
setting-instant = Sense moviment
setting-instant-note = Les cartes són al seu lloc de colp.
setting-left-handed = Per a esquerrans
setting-left-handed-note = Els botons queden davall del polze esquerre.
setting-vibrate = Vibra quan em toque
setting-vibrate-note = Una tremoladeta, en els telèfons.
setting-notify = Avisa’m quan em toque
setting-notify-note = Mentres tens davant una altra pàgina. De les cartes no diu res.
setting-notify-refused = El navegador no deixa que esta pàgina avise.
