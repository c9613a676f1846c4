export const texts = {
  product: 'Vendaclara',
  pitch: {
    heading: 'Venda sabendo quanto sobra.',
    questions: ['Quanto devo cobrar?', 'Quais buscas só gastam?', 'Pagaram tudo?'],
    promise: 'Não pedimos acesso à sua loja.',
  },
  fields: {
    name: 'Nome',
    email: 'E-mail',
    password: 'Senha',
    confirmpassword: 'Confirmar Senha',
    phone: 'Telefone',
    canal: 'Como nos conheceu?',
    passwordRule: 'Pelo menos 8 caracteres.',
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
  loading: 'Carregando...',
  login: {
    title: 'Entrar',
    heading: 'Bom te ver de novo',
    newcomerHeading: 'Entre na sua conta',
    submit: 'Entrar',
    noUser: 'Usuário não encontrado',
    wrongPassword: 'Senha inválida',
    failed: 'Não foi possível entrar',
    cannotStore:
      'O navegador está sem espaço. Apague nele os dados de sites que você não usa e tente de novo.',
    maintenance: 'Em manutenção',
    maintenanceHint: 'Voltamos em breve. Seus dados estão guardados.',
    noAccount: 'Não tem conta?',
    signUp: 'Cadastre-se',
    forgotten: 'Esqueci minha senha',
  },
  arrived: {
    title: 'Cadastro realizado',
    message: (email: string) => `Enviamos a confirmação para ${email}. Agora é só entrar.`,
  },
  code: {
    heading: 'Confirme que é você',
    authenticator: {
      intro: 'Digite os 6 números do seu aplicativo autenticador.',
      label: 'Código de verificação',
      other: 'Usar um código de recuperação',
    },
    recovery: {
      intro: 'Digite um dos códigos que você guardou.',
      label: 'Código de recuperação',
      other: 'Usar o código do aplicativo',
    },
    back: 'Entrar com outra conta',
  },
  footer: {
    about: 'Conheça a Vendaclara',
    help: 'Ajuda',
    terms: 'Termos de uso',
    privacy: 'Privacidade',
  },
}
