# La taula al navegador: la primera pàgina, i el que comparteixen totes.

app-name = Retruc
no-script = Aquesta taula necessita JavaScript.
back = Enrere
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
read-rules = Llegeix el reglament

error-no-answer = La taula no contesta. Mira si hi ha xarxa i torna-ho a provar.
error-offline = No hi ha xarxa. Torna-ho a provar quan n’hi hagi.
error-too-fast = Massa de pressa. Espera una mica i torna-ho a provar.
error-not-found = Aquí ja no hi ha res.
error-server = Alguna cosa ha fallat a la banda de la taula. Torna-ho a provar d’aquí a una estona.
error-page = Aquesta pàgina no ha arribat. Torna-ho a provar.
error-language = Aquesta llengua no ha arribat. Torna-ho a provar.
page-lost = Aquesta pàgina no existeix.

home-line = Truc, com al bar
home-play = Juga
home-starting = Es reparteix…
home-play-note = Ara mateix, amb tres bots. Res per instal·lar i cap compte per obrir.
home-friends = Amb els amics
home-friends-note = Tries les regles i envies un enllaç. On falti algú, hi seu un bot.
home-new = Fes una taula
home-code = T’han donat un codi?
home-code-short = Un codi té { $length } lletres.
home-join = Entra
home-yours = Les teves taules
home-go-back = Torna-hi
home-open = Taules obertes
home-open-none = Ara no n’hi ha cap d’oberta. Fes-ne una, i que surti a la llista.
home-more = Més
home-how = Com es juga
home-rules = El reglament de cada lloc
home-senyes = Les senyes
home-replay = Torna a veure una partida
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
phase-paused = Aturada
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
setting-voice-note = Si l’aparell en té una en la teva llengua.
setting-instant = Sense moviment
setting-instant-note = Les cartes són al seu lloc de cop.
setting-left-handed = Per a esquerrans
setting-left-handed-note = Els botons queden sota el polze esquerre.
setting-vibrate = Vibra quan em toqui
setting-vibrate-note = Una tremolor curta, als telèfons.
setting-notify = Avisa’m quan em toqui
setting-notify-note = Mentre tens davant una altra pàgina. De les cartes no en diu res.
setting-notify-refused = El navegador no deixa que aquesta pàgina avisi.
