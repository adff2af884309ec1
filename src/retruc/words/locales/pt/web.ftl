# A mesa no navegador: a primeira página, e o que todas partilham.

app-name = Retruc
no-script = Esta mesa precisa de JavaScript.
back = Para trás
close = Fechar
cancel = Cancelar
again = Tentar outra vez
home = Primeira página
skip = Ir para a página
waiting = Um momento…
language = Língua
settings = Preferências
offline = Não há rede. O que está aberto fica aberto.
copied = Copiado.
qr-label = Código QR da ligação
read-rules = Ler as regras

error-no-answer = A mesa não responde. Vê se há rede e tenta outra vez.
error-offline = Não há rede. Tenta outra vez quando houver.
error-too-fast = Depressa demais. Espera um pouco e tenta outra vez.
error-not-found = Aqui já não há nada.
error-server = Alguma coisa falhou do lado da mesa. Tenta outra vez daqui a pouco.
error-page = Esta página não chegou. Tenta outra vez.
error-language = Essa língua não chegou. Tenta outra vez.
page-lost = Essa página não existe.

home-line = Truc valenciano, como no bar
home-play = Jogar
home-starting = A dar as cartas…
home-play-note = Já, com três bots. Nada para instalar e nenhuma conta para abrir.
home-friends = Com amigos
home-friends-note = Escolhes as regras e envias uma ligação. Onde faltar alguém, senta-se um bot.
home-new = Fazer uma mesa
home-code = Deram-te um código?
home-code-short = Um código tem { $length } letras.
home-join = Entrar
home-yours = As tuas mesas
home-go-back = Voltar
home-open = Mesas abertas
home-open-none = Agora não há nenhuma aberta. Faz uma, e que apareça na lista.
home-more = Mais
home-how = Como se joga
home-rules = As regras de cada lugar
home-senyes = Os sinais
home-replay = Rever uma partida
home-device = Continuar noutro aparelho
home-about = Jogo limpo e privacidade
open-seats = { $taken } lugares ocupados de { $seats }
open-host = A mesa de { $name }
open-differences =
    { $differences ->
        [one] { $differences } mudança
        [many] { $differences } de mudanças
       *[other] { $differences } mudanças
    }
phase-room = Na sala, por começar
phase-playing = A jogar-se
phase-paused = Em pausa
phase-over = Acabada
phase-cancelled = Abandonada: todos na sala

setting-theme = Luz
setting-theme-auto = Como o aparelho
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-deck = Cartas
setting-deck-classic = Clássicas
setting-deck-contrast = De números grandes
setting-cloth = Pano
setting-cloth-green = Verde
setting-cloth-wine = Cor de vinho
setting-sound = Sons
setting-sound-note = Das cartas e das vozes. À mesa, com a tecla M.
setting-voice = Uma voz diz o que se canta
setting-voice-note = Se o aparelho tiver uma na tua língua.
setting-instant = Sem movimento
setting-instant-note = As cartas ficam logo no seu lugar.
setting-left-handed = Para canhotos
setting-left-handed-note = Os botões ficam sob o polegar esquerdo.
setting-vibrate = Vibrar na minha vez
setting-vibrate-note = Um tremor curto, nos telemóveis.
setting-notify = Avisar-me na minha vez
setting-notify-note = Enquanto tens outra página à frente. Das cartas não diz nada.
setting-notify-refused = O navegador não deixa esta página avisar.
