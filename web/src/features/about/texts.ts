export const texts = {
  product: 'Vendaclara',
  pageTitle: 'Vendaclara: preço certo, anúncios que rendem e repasses conferidos',
  sections: 'Seções da página',
  loading: 'Carregando esta parte',
  prices: 'Preços',
  help: 'Ajuda',
  login: 'Entrar',
  enter: 'Abrir a Vendaclara',
  signUp: 'Criar minha conta',
  heading: 'Venda sabendo quanto sobra.',
  lead: 'O preço certo, os anúncios que vendem e cada repasse conferido.',
  tryNow: 'Calcular um preço',
  promise: (trialDays: number) =>
    trialDays === 0
      ? 'Você vê quanto custa antes de assinar e cancela quando quiser.'
      : `${trialDays === 1 ? '1 dia grátis' : `${trialDays} dias grátis`} para usar tudo, sem cartão de crédito.`,
  calculator: {
    heading: 'Faça a conta agora',
    lead: 'Com as tarifas de hoje, sem cadastro.',
  },
  questionsHeading: 'Três perguntas, três respostas',
  price: {
    question: 'Quanto devo cobrar?',
    answer: 'Tarifas, frete e impostos já no preço. E a sua margem também.',
    drawing: 'Desenho: um preço de R$ 89,90 e as suas partes, das quais R$ 15,02 são lucro',
    name: 'Luminária de mesa',
    amount: 'R$ 89,90',
    parts: [
      { name: 'Produto e embalagem', amount: 'R$ 40,90', share: 45.5, part: 'product' },
      { name: 'Comissão e taxa fixa', amount: 'R$ 28,59', share: 31.8, part: 'fees' },
      { name: 'Imposto', amount: 'R$ 5,39', share: 6, part: 'tax' },
      { name: 'Lucro', amount: 'R$ 15,02', share: 16.7, part: 'profit' },
    ],
  },
  ads: {
    question: 'Quais buscas só gastam?',
    answer: 'O que cada busca gastou e vendeu, e quais parar.',
    drawing: 'Desenho: três buscas de um relatório de anúncios; uma gastou sem vender nada',
    spend: 'Gastou',
    brought: 'Trouxe',
    terms: [
      { name: 'luminária de mesa led', spend: 'R$ 48,20', brought: 'R$ 612,00', share: 100 },
      { name: 'abajur infantil', spend: 'R$ 31,75', brought: 'R$ 204,00', share: 33 },
      { name: 'lâmpada de teto', spend: 'R$ 37,90', brought: 'R$ 0,00', share: 0 },
    ],
  },
  closing: {
    question: 'Pagaram tudo?',
    answer: 'Cada pedido ao lado do que foi pago, e o que faltou pronto para contestar.',
    drawing: 'Desenho: três pedidos de março; em dois deles o repasse veio menor',
    month: 'Março',
    owed: 'Devia vir',
    paid: 'Veio',
    orders: [
      { id: '260312AB7', owed: 'R$ 74,30', paid: 'R$ 74,30', missing: '' },
      { id: '260314QK2', owed: 'R$ 128,90', paid: 'R$ 116,40', missing: 'R$ 12,50 a menos' },
      { id: '260321MP4', owed: 'R$ 92,10', paid: 'R$ 0,00', missing: 'R$ 92,10 a menos' },
    ],
  },
  files: {
    heading: 'Seus arquivos são lidos no seu navegador',
    items: [
      { title: 'Anúncios', text: 'Nada do relatório é enviado.' },
      { title: 'Fechamento', text: 'Guardamos pedidos e valores, nada sobre quem comprou.' },
      { title: 'Sem acesso à sua loja', text: 'Nem senha, nem publicidade, nem rastreadores.' },
    ],
    more: 'Ler mais em Privacidade',
  },
  plans: {
    heading: 'Um preço só, com tudo incluído',
    lead: 'Cancele em dois cliques.',
  },
  end: {
    heading: 'Descubra quanto sobra de cada venda',
  },
  terms: 'Termos de uso',
  privacy: 'Privacidade',
}
