export const texts = {
  product: 'Vendaclara',
  pitch: {
    heading: 'Venda sabendo quanto sobra.',
    questions: [
      {
        question: 'Quanto devo cobrar?',
        answer: 'O preço de venda com taxas, impostos, custos do mês e o seu lucro já dentro.',
      },
      {
        question: 'Quais buscas queimam meu dinheiro?',
        answer: 'Cada termo do relatório de anúncios: o que gastou e o que trouxe de volta.',
      },
      {
        question: 'Recebi o que me deviam?',
        answer: 'Pedidos e repasses comparados um a um, com cada diferença apontada.',
      },
    ],
    promise: 'Tudo com os arquivos que você já baixa. Sem acesso à sua conta no marketplace.',
  },
  fields: {
    name: 'Nome',
    email: 'E-mail',
    password: 'Senha',
    confirmpassword: 'Confirmar Senha',
    phone: 'Telefone',
    canal: 'Como nos conheceu?',
    passwordRule: 'De 8 a 128 caracteres, difícil de adivinhar: três ou quatro palavras já bastam.',
    optional: '(opcional)',
  },
  problems: {
    name: {
      missing: 'O campo Nome é obrigatório.',
      tooShort: (least: number) => `O nome deve ter mais de ${least - 1} caracteres.`,
      tooLong: (most: number) => `O nome deve ter no máximo ${most} caracteres.`,
    },
    email: { missing: 'O campo E-mail é obrigatório.', invalid: 'E-mail inválido.' },
    password: {
      missing: 'O campo Senha é obrigatório.',
      tooShort: (least: number) => `A senha deve ter pelo menos ${least} caracteres.`,
      tooLong: (most: number) => `A senha deve ter no máximo ${most} caracteres.`,
    },
    confirmpassword: {
      missing: 'O campo Confirmar Senha é obrigatório.',
      invalid: 'As senhas não coincidem.',
    },
    phone: { invalid: 'Confira o telefone, com o DDD.' },
    code: { missing: 'Digite o código.' },
  },
  channels: [
    { value: '', label: 'Escolha uma opção' },
    { value: 'google', label: 'Google' },
    { value: 'instagram', label: 'Instagram' },
    { value: 'anuncios', label: 'Anúncios' },
    { value: 'youtube', label: 'YouTube' },
    { value: 'indicação', label: 'Indicação' },
  ],
  loading: 'Carregando...',
  login: {
    title: 'Entrar',
    heading: 'Que bom te ver de novo',
    newcomerHeading: 'Entre na sua conta',
    submit: 'Entrar',
    noUser: 'Usuário não encontrado',
    wrongPassword: 'Senha inválida',
    failed: 'Não foi possível entrar',
    cannotStore:
      'O navegador não tem espaço para guardar a sua entrada. Apague dados de sites que você não usa mais, nas configurações dele, e tente de novo.',
    maintenance: 'Em manutenção',
    maintenanceHint: 'Voltamos em breve. Seus dados estão guardados.',
    noAccount: 'Ainda não tem conta?',
    signUp: 'Cadastre-se',
    forgotten: 'Esqueci minha senha',
  },
  code: {
    heading: 'Confirme que é você',
    authenticator: {
      intro: 'Abra o seu aplicativo autenticador e digite o código de 6 números da Vendaclara.',
      label: 'Código de verificação',
      other: 'Usar um código de recuperação',
    },
    recovery: {
      intro: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
      label: 'Código de recuperação',
      other: 'Usar o código do aplicativo',
    },
    back: 'Entrar com outra conta',
  },
  signUp: {
    title: 'Cadastro',
    heading: 'Realize seu cadastro',
    submit: 'Cadastrar',
    emailTaken: 'E-mail já cadastrado',
    failed: 'O cadastro não foi feito',
    doneTitle: 'Cadastro realizado',
    done: (email: string) =>
      `Enviamos um e-mail de confirmação para ${email}. Agora é só entrar com sua senha.`,
    agreement: {
      before: 'Ao se cadastrar, você concorda com os',
      terms: 'Termos de uso',
      between: 'e com o que está em',
      privacy: 'Privacidade',
    },
    known: {
      question: 'Já tem conta com este e-mail?',
      login: 'Entrar',
      recovery: 'Recuperar a senha',
    },
    hasAccount: 'Já tem conta?',
    login: 'Entre',
  },
  footer: {
    about: 'Conheça a Vendaclara',
    help: 'Ajuda',
    terms: 'Termos de uso',
    privacy: 'Privacidade',
  },
}
