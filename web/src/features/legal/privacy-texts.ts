import { formatTaxId } from '@vendaclara/core/subscription'
import type { Company, LegalDocument, LegalSection } from './legal-document.ts'

interface Installation {
  company: Company | null
  postalCodeUrl: string
  paymentsAreSimulated: boolean
}

/** What happens to people's data. After changing a text, set `legalVersion` in contract/src/legal.ts to the date. */
export function privacyText(installation: Installation): LegalDocument {
  return {
    title: 'Privacidade',
    heading: 'Privacidade, sem letra miúda',
    summary:
      'Guardamos o que você precisa reencontrar amanhã, e só. Seus relatórios de anúncios nunca saem do seu navegador. Não vendemos dados, não há publicidade nem rastreadores. Você exporta e apaga tudo sem precisar pedir.',
    sections: [
      controller(installation.company),
      kept,
      neverSent,
      purposes,
      recipients(installation),
      retention,
      rights,
      inTheBrowser,
      security,
      minors,
      changes,
    ],
  }
}

function controller(company: Company | null): LegalSection {
  const section = { id: 'quem-responde', title: 'Quem responde pelos seus dados' }
  if (company === null) {
    return {
      ...section,
      paragraphs: [
        'Esta é uma instalação de teste: ninguém se apresentou aqui como controlador dos dados. Use-a só para experimentar, sem dados de outras pessoas. Quem abre a Vendaclara ao público informa o nome, o CNPJ e um contato, e eles aparecem neste lugar.',
      ],
    }
  }
  return {
    ...section,
    paragraphs: [
      `A controladora dos seus dados é ${company.name}, CNPJ ${formatTaxId(company.taxId)}. É ela quem decide o que é guardado e para quê, e é a ela que você pode cobrar tudo o que está nesta página.`,
      `Para falar com a pessoa encarregada pelos dados pessoais (art. 41 da LGPD), escreva para ${company.privacyEmail}.`,
    ],
  }
}

const kept: LegalSection = {
  id: 'o-que-guardamos',
  title: 'O que guardamos',
  entries: [
    {
      name: 'Sua conta',
      text: 'Nome, e-mail, telefone (se você informou) e onde nos conheceu (se você contou). Da senha fica só um resumo feito com argon2id, do qual ela não pode ser lida.',
    },
    {
      name: 'Suas sessões',
      text: 'O navegador, o endereço IP, a data em que você entrou e a do último uso, para que você veja no perfil onde sua conta está aberta.',
    },
    {
      name: 'Anúncios da calculadora e configurações',
      text: 'Os custos, as taxas, os preços e as margens que você digita; o faturamento, o custo mensal e os impostos das configurações; as tabelas de tarifas que você escolhe ou cria.',
    },
    {
      name: 'Produtos e compras',
      text: 'O SKU, o nome, o código de barras, o peso e os custos dos seus produtos, e como cada marketplace os chama. Das notas de compra que você abre, os itens com valores, o número da nota, o CNPJ e o nome do fornecedor e o seu CNPJ. O arquivo da nota fica no seu navegador.',
    },
    {
      name: 'Fechamentos de mês',
      text: 'Dos arquivos que você abre, as linhas de pedidos (número, situação, datas, valores e produtos; nada sobre quem comprou) e as de pagamentos, pedido por pedido (número, dia e valores), o nome dos arquivos, o resultado da comparação e as suas anotações. Dos arquivos da carteira, de adiantamentos, de devoluções e de afiliados, as linhas com data, pedido, valor e motivo; nas de afiliados, também o nome de quem indicou. A conta é feita no navegador; guardamos para que você a reencontre.',
    },
    {
      name: 'Sua assinatura',
      text: 'O plano, o preço, o cupom, a forma de pagamento, a bandeira e os quatro últimos números do cartão, as datas, e cada cobrança com o valor, a situação e o comprovante. O número inteiro do cartão, o código de segurança, o CPF ou CNPJ e o endereço só passam por nós a caminho do serviço de pagamentos: não os guardamos.',
    },
    {
      name: 'Com o que você concordou',
      text: 'A versão dos termos e desta página, e quando: no cadastro, em cada compra e quando avisamos que mudaram.',
    },
    { name: 'Sua avaliação', text: 'As estrelas, o comentário e a data, se você enviar um feedback.' },
    {
      name: 'Visitas',
      text: 'Quantas vezes cada página foi aberta por dia. É só um número: não diz quem abriu.',
    },
    {
      name: 'Registros de acesso',
      text: 'Data, hora e endereço IP de quando sua conta foi usada. A lei obriga a guardá-los.',
    },
    {
      name: 'Atividade da conta',
      text: 'O que mexe com a segurança (entradas, recusas, trocas de senha e de e-mail, exportações), com a hora e o endereço IP, para que você perceba se alguém entrou.',
    },
    {
      name: 'Verificação em duas etapas',
      text: 'Só se você a ligar: a chave do seu aplicativo de códigos e os códigos de recuperação, estes só como resumos. Ela fica fora da exportação e de qualquer registro.',
    },
    {
      name: 'E-mails a enviar',
      text: 'O tipo da mensagem, seu nome e seu e-mail, enquanto ela espera em uma fila até ser entregue.',
    },
    {
      name: 'Tentativas de entrar',
      text: 'Quantas vezes uma senha, um link ou um cupom foi tentado, e os navegadores que já entraram na conta, para barrar abusos sem trancar você do lado de fora. Tudo sob resumos, que não mostram seu e-mail, seu IP nem a chave guardada no navegador.',
    },
    {
      name: 'Links e chaves de acesso',
      text: 'A chave da sua sessão e os links de confirmação e de nova senha são guardados só como resumos, que não servem para entrar.',
    },
  ],
}

const neverSent: LegalSection = {
  id: 'o-que-nao-sai',
  title: 'O que nunca sai do seu navegador',
  list: [
    'Os relatórios do Ads Words: são lidos e mostrados inteiramente no seu computador.',
    'As planilhas de pedidos e de pagamentos, como arquivos: são abertas no navegador, e só as linhas necessárias ao fechamento seguem para nós.',
  ],
}

const purposes: LegalSection = {
  id: 'para-que',
  title: 'Para quê, e com que base na lei',
  paragraphs: ['As bases são as da Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).'],
  entries: [
    {
      name: 'Para prestar o serviço que você contratou (art. 7º, V)',
      text: 'Conta, sessões, anúncios da calculadora, produtos, compras, configurações, fechamentos, assinatura, cobranças e e-mails: sem eles o produto não funciona.',
    },
    {
      name: 'Para cumprir a lei (art. 7º, II)',
      text: 'Registros de acesso, por 6 meses, como manda o art. 15 do Marco Civil da Internet (Lei nº 12.965/2014), e, no serviço de pagamentos, os documentos das cobranças.',
    },
    {
      name: 'Para provar o que foi combinado (art. 7º, VI)',
      text: 'A versão dos termos com que você concordou, e quando.',
    },
    {
      name: 'Para proteger sua conta e melhorar o produto (art. 7º, IX)',
      text: 'As tentativas de entrar e a atividade da conta; sua avaliação e onde nos conheceu, que você só conta se quiser. As visitas são contadas sem ninguém nelas.',
    },
  ],
}

function recipients({ postalCodeUrl, paymentsAreSimulated }: Installation): LegalSection {
  return {
    id: 'com-quem',
    title: 'Quem recebe o quê',
    paragraphs: ['Não vendemos nem cedemos seus dados a ninguém. Recebem só o que está dito aqui:'],
    entries: [
      {
        name: 'Hospedagem',
        text: 'A empresa que hospeda o produto e o banco de dados guarda tudo para nós, segue as nossas instruções e não usa os dados para si.',
      },
      {
        name: 'Entrega de e-mails',
        text: 'A empresa que entrega os nossos e-mails recebe seu endereço e a mensagem, com seu nome.',
      },
      {
        name: 'Serviço de pagamentos',
        text: paymentsAreSimulated
          ? 'Nesta instalação os pagamentos são simulados: o que você preenche ao assinar não sai daqui.'
          : 'Só se você assinar, o Asaas recebe o que você preenche na compra: nome, CPF ou CNPJ, e-mail, telefone, CEP, endereço, os dados do cartão (se pagar com cartão) e seu endereço IP. Ele os guarda, com os pagamentos, pelo prazo que a lei manda.',
      },
      {
        name: 'Consulta de CEP',
        text: `Quando você digita o CEP na compra ou na troca de cartão, seu navegador pergunta o endereço a ${new URL(postalCodeUrl).host}. Esse serviço recebe o CEP e, como todo site que se abre, seu endereço IP e o navegador. Nada mais da compra vai para ele. Se a consulta falhar, você preenche o endereço à mão.`,
      },
      {
        name: 'Autoridades',
        text: 'O que a lei ou uma ordem judicial obrigar a entregar, e só isso.',
      },
    ],
    list: [
      'Se um desses serviços tratar dados fora do Brasil, valem as regras dos arts. 33 a 36 da LGPD.',
      'O botão de suporte abre uma conversa ou um e-mail: quem recebe é o canal de atendimento, e só o que você escrever.',
    ],
  }
}

const retention: LegalSection = {
  id: 'por-quanto-tempo',
  title: 'Por quanto tempo',
  entries: [
    {
      name: 'Até você apagar',
      text: 'Conta, anúncios da calculadora, produtos, compras, configurações, fechamentos, assinatura e cobranças, concordâncias e avaliação. Quando você exclui a conta, tudo isso some na hora; no serviço de pagamentos ficam os documentos das cobranças, pelo prazo da lei.',
    },
    {
      name: 'Sessões',
      text: 'Terminam depois de 14 dias sem uso, ou 90 dias depois de abertas, ou quando você as encerra.',
    },
    {
      name: 'Links por e-mail',
      text: 'O de confirmação vale 24 horas; o de nova senha, 1 hora. Os resumos deles são apagados em até 7 dias depois de vencidos. Um e-mail novo que ninguém confirma é esquecido em 2 dias.',
    },
    {
      name: 'E-mails na fila',
      text: 'Até a entrega, que é tentada por cerca de um dia; 1 dia depois, são apagados. Que uma mensagem saiu, sem o texto dela, fica anotado por 30 dias.',
    },
    {
      name: 'Tentativas de entrar',
      text: 'Cerca de 1 dia. Os navegadores que já entraram na conta são esquecidos depois de 400 dias sem uso, ou quando você troca a senha.',
    },
    {
      name: 'Registros de acesso',
      text: '6 meses, também depois que a conta é excluída. Depois são apagados.',
    },
    {
      name: 'Atividade da conta e duas etapas',
      text: 'A atividade, por 6 meses e no máximo as 200 linhas mais novas; a verificação em duas etapas, até você a desligar. Ambas somem com a conta.',
    },
    {
      name: 'Contas nunca confirmadas',
      text: 'São apagadas 90 dias depois do cadastro, a não ser que tenham uma assinatura.',
    },
  ],
}

const rights: LegalSection = {
  id: 'seus-direitos',
  title: 'Seus direitos, e onde exercê-los',
  paragraphs: [
    'O art. 18 da LGPD dá a você o direito de saber o que temos, corrigir, levar embora e apagar. Na Vendaclara quase tudo isso está no seu perfil, sem precisar pedir.',
  ],
  entries: [
    {
      name: 'Ver e levar seus dados',
      text: 'Meu perfil › Exportar meus dados: um ZIP com tudo o que guardamos da sua conta.',
    },
    {
      name: 'Corrigir',
      text: 'Meu perfil: nome, telefone, e-mail e senha. O resto você corrige na própria tela.',
    },
    {
      name: 'Apagar',
      text: 'Meu perfil › Excluir conta apaga tudo na hora, menos os registros de acesso que a lei manda guardar. Anúncios da calculadora, produtos e fechamentos também podem ser apagados um a um.',
    },
    {
      name: 'Controlar acessos',
      text: 'Meu perfil › Sessões abertas: veja onde sua conta está aberta e encerre o que não reconhece.',
    },
    {
      name: 'Todo o resto',
      text: 'Confirmar se tratamos seus dados, saber com quem foram compartilhados, opor-se a um uso, pedir uma explicação: escreva para o contato no fim desta página. Respondemos em até 15 dias.',
    },
    {
      name: 'Decisões automáticas',
      text: 'Nenhuma decisão sobre você é tomada por um programa. As contas que o produto faz são sobre os seus preços, anúncios e pedidos.',
    },
  ],
}

const inTheBrowser: LegalSection = {
  id: 'no-seu-navegador',
  title: 'O que fica no seu navegador',
  paragraphs: [
    'Não usamos cookies de rastreamento, e nada de terceiros é carregado nas nossas páginas. O navegador guarda, para o produto funcionar:',
  ],
  list: [
    'a chave da sua sessão (authToken) e um resumo da sua conta: nome, e-mail e assinatura;',
    'um cookie nosso (vendaclara-device) que lembra que você já entrou por aqui: assim ninguém consegue trancar a sua entrada errando a sua senha de longe;',
    'o tema claro ou escuro que você escolheu;',
    'alterações da calculadora que ainda não chegaram ao servidor, para que não se percam;',
    'o último relatório do Ads Words que você importou, que sai quando você sai da conta, e os que salvou, que ficam, com as margens que informou, as palavras que protegeu e o plano do que parar;',
    'as páginas da Vendaclara e o que elas mostraram por último da calculadora, dos produtos e dos seus fechamentos, para abrirem sem internet; o que é da sua conta sai quando você sai dela;',
    'o que você já viu ou pediu: os avisos que fechou, a espera para reenviar um e-mail, o pedido de avaliação.',
  ],
}

const security: LegalSection = {
  id: 'seguranca',
  title: 'Como protegemos',
  paragraphs: [
    'Fora de um teste no próprio computador, as páginas só são entregues por conexão cifrada. A senha e as chaves são guardadas só como resumos; números de cartão não são guardados nem anotados em registro algum. As tentativas de entrar têm limite, e você é avisado por e-mail quando a senha ou o e-mail da conta muda.',
    'Se houver um incidente que possa causar risco a você, avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD) no prazo da lei, dizendo o que aconteceu e o que fazer.',
  ],
}

const minors: LegalSection = {
  id: 'menores',
  title: 'Crianças e adolescentes',
  paragraphs: [
    'A Vendaclara é uma ferramenta de trabalho para quem vende, e não é dirigida a menores de 18 anos. Se uma conta for de uma criança ou de um adolescente, fale com a gente: nós a apagamos.',
  ],
}

const changes: LegalSection = {
  id: 'mudancas',
  title: 'Quando esta página muda',
  paragraphs: [
    'A data da versão está no alto. Quando o texto muda, avisamos na sua próxima visita, com o link para a versão nova; suas ferramentas continuam abertas. Nenhuma mudança vale para trás.',
  ],
}
