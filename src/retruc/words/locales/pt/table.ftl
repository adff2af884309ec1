# A mesa no navegador. $who, $dealer, $ma e $bot são nomes; $team é um nome, ou vários unidos: nenhum
# verbo o segue. $worth é «2 pedres» ou «a cama».

table-dealt = Mão { $number }: dá { $dealer }, e { $ma } é mão.
table-hand = As tuas cartas: { $hand }.
table-plays = { $who } joga { $card }.
table-covers = { $who } tapa { $card }.
table-covers-unseen = { $who } joga uma carta tapada.
table-stacks = { $who } põe { $top } em cima de { $under }.
table-stacks-covered = { $who } põe { $top } em cima de { $under }, as duas tapadas.
table-stacks-unseen = { $who } põe as duas cartas tapadas.
table-turns-up = { $who } vira { $card }.
table-trick-won =
    { $trick ->
        [1] Primeira vaza: { $who }.
        [2] Segunda vaza: { $who }.
       *[3] Terceira vaza: { $who }.
    }
table-says = { $who } diz { $call }.
table-says-worth = { $who } diz { $call }: { $worth }.
table-would-accept = { $who } aceitaria { $bet }; falta a resposta do parceiro.
table-would-decline = { $who } recusaria { $bet }; falta a resposta do parceiro.
table-accepts = { $who } aceita { $bet }.
table-declines = { $who } recusa { $bet }.
table-leaves = { $who } sai da mão.
table-leaves-team = { $who } sai da mão com todo o seu lado.
table-passes = { $who } passa.
table-decides-yes = { $who } decide jogar a mão.
table-decides-no = { $who } decide não jogar a mão.
table-taps = { $who } toca o baralho em vez de cortar.
table-one-card = { $who } dará uma carta a cada um.
table-shows = { $who } mostra { $hand } para o envit.
table-writes-envit = Envit: { $worth } para { $team }.
table-writes-truc = Truc: { $worth } para { $team }.
table-cama = Cama para { $team }. Camas { $won }.
table-round-over = Acaba a mão { $number }. { $team_a }: { $score_a }. { $team_b }: { $score_b }.
table-coto = O coto é para { $team }, { $won }.
table-sign = { $who } faz um sinal: { $gesture }, { $meaning }.

# Gente e bots.
table-back = { $who } voltou.
table-away = { $who } não está.
table-idle = O tempo de { $who } acabou três vezes: conta como ausente.
table-bot-in = Um bot ({ $bot }) joga em vez de { $who }.
table-took-back = { $who } volta a jogar.
table-bot-did = No teu lugar, um bot ({ $bot }) fez isto: { $list }.
table-sits = { $who } senta-se à mesa.
table-stands = { $who } levanta-se.
table-kicked = O anfitrião tira o lugar a { $who }.
table-host = Agora o anfitrião é { $who }.
table-renamed = { $before } chama-se agora { $who }.
table-bot-sits = { $bot } senta-se à mesa.
table-configured = O anfitrião mudou as regras ou os ajustes.
table-started = Começa o coto.
table-started-proof = Começa o coto. As cartas poderão ser verificadas: quando acabar, todos poderão ver todas as mãos.
table-clock = O tempo de { $who } acabou.
table-undone = { $who } recolhe a carta.
table-wants-pause = { $who } pede uma pausa.
table-paused = Pausa.
table-resumed = O jogo continua.
table-cancelled = { $who } faltou demasiado tempo: o coto é anulado.

# Porque não se fez alguma coisa.
table-refused-stale = Entretanto a mesa avançou.
table-refused-paused = O jogo está em pausa.
table-refused-not-seated = Não tens lugar nesta mesa.
table-refused-not-playing = Não se está a jogar nenhum coto.
table-refused-playing = Isso não se pode fazer enquanto se joga um coto.
table-refused-not-over = O coto não acabou.
table-refused-not-host = Só o anfitrião pode fazer isso.
table-refused-seat-taken = Esse lugar está ocupado.
table-refused-no-such-seat = Não há nenhum lugar assim.
table-refused-no-person = Nesse lugar não está ninguém.
table-refused-kicked = O anfitrião não te quer em nenhum lugar desta mesa.
table-refused-unknown-word = Isso não é nada que se possa fazer aqui.
table-refused-unknown-bot = Não há nenhum bot com esse nome.
table-refused-bad-name = Um nome tem de 1 a 24 caracteres.
table-refused-bad-settings = Um ajuste tem um valor que não pode ter.
table-refused-nobody-seated = Primeiro alguém tem de se sentar.
table-refused-no-undo = Nesta mesa não se recolhe nenhuma carta.
table-refused-nothing-to-undo = Já não há nenhuma carta tua que se possa recolher.
table-refused-not-asked = Não é por ti que se espera.
table-refused-closed = Esta mesa está fechada.
table-refused-unknown-language = Não há textos nessa língua.
