export interface PrivacySection {
  id: string
  title: string
  paragraphs?: readonly string[]
  /** What is told one by one, each under its name. */
  entries?: readonly { name: string; text: string }[]
  list?: readonly string[]
}

export const texts = {
  product: 'Vendaclara',
  title: 'Privacidade',
  heading: 'Privacidade, sem letra miúda',
  version: 'Versão de 20 de novembro de 2026',
  summary:
    'Guardamos o que você precisa reencontrar amanhã, e só. Seus relatórios de anúncios nunca saem do seu navegador. Não vendemos dados, não há publicidade nem rastreadores de terceiros. Você exporta e apaga tudo sozinho, quando quiser.',
  contents: 'Nesta página',
  home: 'Ir para o início da Vendaclara',
  backToProduct: 'Voltar à Vendaclara',
  login: 'Entrar',
  contact: {
    title: 'Fale com a gente',
    id: 'contato',
    text: 'Dúvidas, pedidos ou reclamações sobre seus dados: fale com o suporte.',
    link: 'Falar com o suporte',
    authority:
      'Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD), em gov.br/anpd.',
  },
  sections: [
    {
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
          text: 'Os custos, taxas, preços e margens que você digita, e o faturamento, o custo mensal e os impostos das configurações.',
        },
        {
          name: 'Fechamentos de mês',
          text: 'Dos arquivos que você abre, as linhas de pedidos (número, situação, data, valores e produto; nada sobre quem comprou) e o resultado da comparação. A conta é feita no navegador; guardamos para que você a reencontre.',
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
          name: 'E-mails a enviar',
          text: 'As mensagens que mandamos a você (confirmação, senha, avisos) esperam em uma fila até serem entregues.',
        },
        {
          name: 'Sua assinatura',
          text: 'Se você assinar: em que situação ela está.',
        },
        {
          name: 'Tentativas de entrar',
          text: 'Quantas vezes uma senha ou um link foi tentado, para barrar abusos. Ficam por cerca de uma hora, sob um resumo que não mostra seu e-mail nem seu IP.',
        },
        {
          name: 'Links e chaves de acesso',
          text: 'A chave da sua sessão e os links de confirmação e de nova senha são guardados só como resumos, que não servem para entrar.',
        },
      ],
    },
    {
      id: 'o-que-nao-sai',
      title: 'O que nunca sai do seu navegador',
      list: [
        'Os relatórios do Ads Words: são lidos e mostrados inteiramente no seu computador.',
        'As planilhas de pedidos e de renda, como arquivos: são abertas no navegador, e só as linhas necessárias ao fechamento seguem para nós.',
      ],
    },
    {
      id: 'para-que',
      title: 'Para quê, e com que base na lei',
      paragraphs: ['As bases são as da Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018).'],
      entries: [
        {
          name: 'Para prestar o serviço que você contratou (art. 7º, V)',
          text: 'Conta, sessões, anúncios da calculadora, configurações, fechamentos e e-mails: sem eles o produto não funciona.',
        },
        {
          name: 'Para cumprir a lei (art. 7º, II)',
          text: 'Registros de acesso, por 6 meses, como manda o art. 15 do Marco Civil da Internet (Lei nº 12.965/2014).',
        },
        {
          name: 'Para melhorar o produto (art. 7º, IX)',
          text: 'Sua avaliação e onde nos conheceu, que você só conta se quiser. As visitas são contadas sem ninguém nelas.',
        },
      ],
    },
    {
      id: 'por-quanto-tempo',
      title: 'Por quanto tempo',
      entries: [
        {
          name: 'Até você apagar',
          text: 'Conta, anúncios da calculadora, configurações, fechamentos e avaliação. Ao excluir a conta, tudo isso some na hora.',
        },
        {
          name: 'Sessões',
          text: 'Terminam depois de 14 dias sem uso, ou 90 dias depois de abertas, ou quando você as encerra.',
        },
        {
          name: 'Links por e-mail',
          text: 'O de confirmação vale 24 horas; o de nova senha, 1 hora. Os resumos deles são apagados em até 7 dias depois de vencidos.',
        },
        {
          name: 'E-mails na fila',
          text: 'Até a entrega, que é tentada por cerca de um dia; 1 dia depois, são apagados.',
        },
        {
          name: 'Registros de acesso',
          text: '6 meses, também depois que a conta é excluída. Depois são apagados.',
        },
        {
          name: 'Contas nunca confirmadas',
          text: 'São apagadas 90 dias depois do cadastro, a não ser que tenham uma assinatura.',
        },
      ],
    },
    {
      id: 'com-quem',
      title: 'Com quem compartilhamos',
      paragraphs: [
        'Não vendemos nem cedemos seus dados a ninguém. Trabalham para nós, seguindo nossas instruções:',
      ],
      list: [
        'a empresa que hospeda o produto e seu banco de dados;',
        'a empresa que entrega os e-mails: ela recebe seu endereço e a mensagem;',
        'o Asaas, que processa os pagamentos: ele recebe os dados que você preenche ao assinar, e só se você assinar.',
      ],
    },
    {
      id: 'seus-direitos',
      title: 'Seus direitos, e onde exercê-los',
      paragraphs: [
        'O art. 18 da LGPD dá a você o direito de saber o que temos, corrigir, levar embora e apagar. Na Vendaclara isso não depende de pedido: está no seu perfil.',
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
          text: 'Meu perfil › Excluir conta apaga tudo na hora, menos os registros de acesso que a lei manda guardar. Anúncios da calculadora e fechamentos também podem ser apagados um a um.',
        },
        {
          name: 'Controlar acessos',
          text: 'Meu perfil › Sessões abertas: veja onde sua conta está aberta e encerre o que não reconhece.',
        },
        {
          name: 'Todo o resto',
          text: 'Confirmar se tratamos seus dados, opor-se a um uso, saber com quem foram compartilhados: peça ao suporte.',
        },
      ],
    },
    {
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
        'o último relatório do Ads Words que você importou e os que salvou, com o jeito de ver a tabela deles, as margens que informou e as palavras que protegeu;',
        'as planilhas dos 12 fechamentos que você abriu por último, até 200 MB, para acrescentar outra depois; saem quando você deleta o fechamento ou outra conta entra neste navegador;',
        'o que você já viu ou pediu: o tour, a espera para reenviar um e-mail, o pedido de avaliação.',
      ],
    },
  ] satisfies PrivacySection[] as readonly PrivacySection[],
}
