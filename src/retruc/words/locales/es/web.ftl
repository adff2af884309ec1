# La mesa en el navegador: la primera página, y lo que comparten todas.

app-name = Retruc
no-script = Esta mesa necesita JavaScript.
back = Atrás
close = Cierra
cancel = Cancela
again = Prueba otra vez
home = Primera página
skip = Ve a la página
waiting = Un momento…
language = Idioma
settings = Preferencias
offline = No hay red. Lo que tienes abierto, abierto se queda.
copied = Copiado.
qr-label = Código QR del enlace
read-rules = Lee el reglamento

error-no-answer = La mesa no contesta. Mira si hay red y prueba otra vez.
error-offline = No hay red. Prueba otra vez cuando la haya.
error-too-fast = Demasiado deprisa. Espera un poco y prueba otra vez.
error-not-found = Aquí ya no hay nada.
error-server = Algo ha fallado en el lado de la mesa. Prueba otra vez dentro de un rato.
error-page = Esta página no ha llegado. Prueba otra vez.
error-language = Ese idioma no ha llegado. Prueba otra vez.
page-lost = Esa página no existe.

home-line = Truc valenciano, como en el bar
home-play = Juega
home-starting = Repartiendo…
home-play-note = Ahora mismo, con tres bots. Nada que instalar y ninguna cuenta que abrir.
home-friends = Con amigos
home-friends-note = Eliges las reglas y envías un enlace. Donde falte alguien, se sienta un bot.
home-new = Haz una mesa
home-code = ¿Te han dado un código?
home-code-short = Un código tiene { $length } letras.
home-join = Entra
home-yours = Tus mesas
home-go-back = Vuelve
home-open = Mesas abiertas
home-open-none = Ahora no hay ninguna abierta. Haz una, y que salga en la lista.
home-more = Más
home-how = Cómo se juega
home-rules = El reglamento de cada sitio
home-senyes = Las señas
home-replay = Vuelve a ver una partida
home-device = Sigue en otro aparato
home-about = Juego limpio y privacidad
open-seats = { $taken } asientos ocupados de { $seats }
open-host = La mesa de { $name }
open-differences =
    { $differences ->
        [one] { $differences } cambio
        [many] { $differences } de cambios
       *[other] { $differences } cambios
    }
phase-room = En la sala, sin empezar
phase-playing = Se está jugando
phase-paused = Parada
phase-over = Acabada
phase-cancelled = Dejada: todos en la sala

setting-theme = Luz
setting-theme-auto = Como el aparato
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-deck = Cartas
setting-deck-classic = Clásicas
setting-deck-contrast = De números grandes
setting-cloth = Tapete
setting-cloth-green = Verde
setting-cloth-wine = Color vino
setting-sound = Sonidos
setting-sound-note = De las cartas y de las voces. En la mesa, con la tecla M.
setting-voice = Una voz dice lo que se canta
setting-voice-note = Si el aparato tiene una en tu idioma.
setting-instant = Sin movimiento
setting-instant-note = Las cartas están en su sitio de golpe.
setting-left-handed = Para zurdos
setting-left-handed-note = Los botones quedan bajo el pulgar izquierdo.
setting-vibrate = Vibra cuando me toque
setting-vibrate-note = Un temblor corto, en los teléfonos.
setting-notify = Avísame cuando me toque
setting-notify-note = Mientras tienes delante otra página. De las cartas no dice nada.
setting-notify-refused = El navegador no deja que esta página avise.
