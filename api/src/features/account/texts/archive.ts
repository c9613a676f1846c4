/** Explains each file in the archive of an account's data. */
export const readMe = `Seus dados na Vendaclara

conta.json          quem você é para nós, e o seu período grátis e assinatura
sessoes.json        onde a sua conta está aberta
acessos.json        quando e de que endereço IP a conta foi usada, nos últimos seis meses
atividade.json      o que houve com a segurança da conta: entradas, trocas de senha e de e-mail, e outras
configuracoes.json  faturamento, custo do mês e impostos da calculadora
tarifas.json        as tabelas de tarifas escolhidas e as suas próprias
anuncios.csv        os anúncios salvos na calculadora; abre em qualquer planilha
precos-dos-anuncios.csv  o preço de cada anúncio desde cada dia em que mudou, até 100 dias por anúncio
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
