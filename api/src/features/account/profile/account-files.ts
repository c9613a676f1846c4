import { asBrazilianTime } from '@vendaclara/core/calendar'
import type { Database } from '../../../database/database.ts'
import { jsonFile, type PersonalFile } from '../../../export/personal-file.ts'
import { secondFactorRepository } from '../second-factor/second-factor.repository.ts'
import { securityEventRepository } from '../security/security-event.repository.ts'
import { accessRecordRepository } from '../sessions/access-record.repository.ts'
import type { AccountFacts } from '../sessions/session-of.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { userRepository } from '../user.repository.ts'

interface Parts {
  database: Database
  sessions: Sessions
  subscriptionOf: AccountFacts['subscriptionOf']
}

const readMe = `Seus dados na Vendaclara

conta.json          quem você é para nós, e o seu período grátis e assinatura
sessoes.json        onde a sua conta está aberta
acessos.json        quando e de que endereço IP a conta foi usada, nos últimos seis meses
atividade.json      o que houve com a segurança da conta: entradas, trocas de senha e de e-mail, e outras
configuracoes.json  faturamento, custo do mês e impostos da calculadora
tarifas.json        as tabelas de tarifas escolhidas e as suas próprias
anuncios.csv        os anúncios salvos na calculadora; abre em qualquer planilha
assinaturas.json    o que você assinou; quem você é para o serviço de pagamentos
pagamentos.json     as cobranças e os comprovantes
avaliacoes.json     o que você nos disse do produto
termos.json         com que versão dos termos e da privacidade você concordou, e quando
fechamentos/        uma pasta por fechamento: resumo, pedidos, diferenças, pedidos sem pareamento, as suas anotações e o
                    que foi pago depois (planilhas; valores dentro de expected, came, causes e das duas últimas em centavos)

A sua senha não está aqui: dela guardamos apenas um código do qual ela não pode ser lida.
Nem o segredo do seu aplicativo autenticador ou os códigos de recuperação: quem os tivesse poderia entrar na sua conta.
O número do seu cartão também não: ele só passa por nós a caminho do serviço de pagamentos.
Nem os relatórios do Ads Words: eles nunca saíram do seu navegador.
Os arquivos .csv abrem em qualquer planilha. Os .json são textos: abrem em qualquer editor.
Todos os horários são de Brasília.
`

/** What is kept of the account itself, with a page that says what each file of the archive is. */
export function accountFiles({ database, sessions, subscriptionOf }: Parts) {
  return async (userId: string): Promise<PersonalFile[]> => [
    { name: 'LEIA-ME.txt', content: async () => [readMe] },
    jsonFile('conta.json', async () => {
      const user = await userRepository(database).byId(userId)
      return {
        nome: user?.name,
        email: user?.email,
        emailAConfirmar: user?.pendingEmail,
        telefone: user?.phone,
        comoNosConheceu: user?.canal,
        criadaEm: asBrazilianTime(user?.createdAt),
        confirmadaEm: asBrazilianTime(user?.confirmedAt),
        fimDoPeriodoGratis: asBrazilianTime(user?.trialEndAt),
        verificacaoEmDuasEtapasDesde: asBrazilianTime(
          (await secondFactorRepository(database).of(userId))?.confirmedAt,
        ),
        assinatura: (await subscriptionOf(userId)).state,
      }
    }),
    jsonFile('sessoes.json', async () =>
      (await sessions.all(userId)).map(({ device, ip, createdAt, lastSeenAt }) => ({
        ...{ navegador: device, ip },
        abertaEm: asBrazilianTime(createdAt),
        ultimoUsoEm: asBrazilianTime(lastSeenAt),
      })),
    ),
    jsonFile('atividade.json', async () =>
      (await securityEventRepository(database).latest(userId)).map(({ kind, outcome, ip, at }) => ({
        ...{ ato: kind, aceito: outcome === 'ok', ip },
        em: asBrazilianTime(at),
      })),
    ),
    jsonFile('acessos.json', async () =>
      (await accessRecordRepository(database).all(userId)).map(({ ip, at }) => ({
        ip,
        em: asBrazilianTime(at),
      })),
    ),
  ]
}
