# O servidor: os comandos `retruc serve` e `retruc verify`, e o que se recusa por HTTP.

cli-serve = joga no navegador: põe um servidor a funcionar
cli-serve-host = o endereço onde escuta (se não se diz: 127.0.0.1, só esta máquina)
cli-serve-port = a porta; 0 usa qualquer uma que esteja livre (se não se diz: 8000)
cli-serve-lan = deixa entrar telemóveis da mesma rede: escuta em toda a parte e mostra um QR
cli-serve-data = a pasta onde guarda as mesas (se não se diz: retruc-data)
cli-serve-database = outra base de dados em seu lugar: postgresql://UTILIZADOR@MÁQUINA/NOME ou sqlite:///FICHEIRO
cli-serve-origin = onde se encontra o servidor, como https://truc.example; pode repetir-se. É preciso quando tem um nome próprio, como atrás de um intermediário
cli-serve-proxies = endereços de intermediários em que se acredita quando dizem quem pede, separados por vírgulas; nenhum: um texto vazio (se não se diz: 127.0.0.1)
cli-serve-workers = processos em que os bots pensam (se não se diz: um por processador menos um)
cli-serve-keep = dias que se guardam as mesas acabadas e quem não volta (se não se diz: 90)
cli-serve-json = escreve o registo em JSON, uma linha por cada coisa que acontece
cli-serve-open = abre a página no navegador
cli-serve-rate = multiplica quanto um endereço pode pedir (se não se diz: 1)
cli-metavar-address = ENDEREÇO
cli-metavar-folder = PASTA
cli-metavar-url = URL
cli-metavar-addresses = ENDEREÇO,…
serve-at = A mesa está em { $address }
serve-lan = Nesta rede: { $address }
serve-stop = Ctrl-C acaba o servidor; as mesas continuam quando ele volta a começar.
serve-no-client = A página não está feita: make play faz a página.

cli-verify = verifica as distribuições de cartas de uma ata
cli-verify-file = a ata de um coto acabado; - é a entrada padrão
verify-round = Mão { $number }: { $verdict }
verify-fair = as cartas saem dos segredos do servidor e dos lugares { $seats }
verify-server-alone = as cartas saem só do segredo do servidor
verify-missing = { $verdict }; os lugares { $seats } não deram nada a tempo
verify-no-proof = não há prova
verify-bad-proof = a prova não se pode ler
verify-other-chain = o segredo do servidor não é aquele a que se tinha comprometido
verify-other-link = o segredo de um navegador não é aquele a que se tinha comprometido
verify-other-cards = as cartas não são as que saem dos segredos
verify-good =
    { $rounds ->
        [one] Foi verificada uma distribuição, e está certa.
        [many] Foram verificadas { $rounds } distribuições, e todas estão certas.
       *[other] Foram verificadas { $rounds } distribuições, e todas estão certas.
    }
verify-wrong =
    { $wrong ->
        [one] Uma distribuição de { $rounds } não está provada.
        [many] { $wrong } distribuições de { $rounds } não estão provadas.
       *[other] { $wrong } distribuições de { $rounds } não estão provadas.
    }
verify-renewed = { $verdict }; os lugares { $seats } começaram outra cadeia
verify-part =
    { $rounds ->
        [one] O lugar { $seat } tomou parte em { $own } de 1 distribuição.
        [many] O lugar { $seat } tomou parte em { $own } de { $rounds } distribuições.
       *[other] O lugar { $seat } tomou parte em { $own } de { $rounds } distribuições.
    }
verify-alone =
    { $alone ->
        [one] Numa distribuição não tomou parte nenhum navegador: aí o servidor só está preso por si mesmo.
        [many] Em { $alone } distribuições não tomou parte nenhum navegador: aí o servidor só está preso por si mesmo.
       *[other] Em { $alone } distribuições não tomou parte nenhum navegador: aí o servidor só está preso por si mesmo.
    }
verify-unknown = Numa ata não se pode ver se o segredo de um navegador é o que ele deu: esse navegador sabe-o, e di-lo no fim do coto.
verify-nothing = A ata não tem distribuições.

fault-bad-database = esperava-se sqlite:///FICHEIRO ou postgresql://UTILIZADOR@MÁQUINA/NOME, e há { $found }
fault-no-database = não se pode abrir: { $database }: { $why }
fault-no-driver = o PostgreSQL precisa do pacote psycopg: instala retruc[postgres]
fault-database-in-use = outro servidor usa { $database }
fault-newer-database = esperava-se a versão { $known } da base de dados ou anterior, e há { $found }
fault-no-address = não se pode escutar em { $address }: { $why }
fault-no-such-reader = esperava-se all, ou um lugar de 1 a { $seats }

http-too-fast = Isso foi demais de uma vez. Espera um pouco e tenta outra vez.
http-too-large = Isso é grande demais.
http-other-origin = Isso foi pedido por outra página.
http-other-host = Este servidor não é conhecido por esse nome. Quem o mantém pode dizê-lo com --origin.
http-server = Algo se partiu aqui. Tenta outra vez.
http-bad-request = Isso não se entende: { $where }
http-not-found = Essa página não existe.
http-no-such-method = Isso não se pode fazer aqui.
http-guest = Convidado { $number }
http-no-table = Não há nenhuma mesa com esse código.
http-no-coto = Nessa mesa não se começou nenhum coto.
http-not-over = O coto ainda não acabou.
http-bad-device-code = Esse código não vale, ou já não vale.
http-no-client = A página ainda não está feita. Na pasta do projeto, escreve:
http-bot-random = A sorte
http-bot-random-summary = Faz qualquer coisa que seja permitida. Serve para experimentar.
http-bot-threshold = De manual
http-bot-threshold-summary = Com as mesmas cartas faz sempre o mesmo.
http-bot-taverna = De taberna
http-bot-taverna-summary = Joga como as pessoas: engana, olha para o parceiro e faz sinais.
http-bot-penya = De clube
http-bot-penya-summary = Jogou milhões de mãos contra si mesmo. Custa ganhar-lhe.
