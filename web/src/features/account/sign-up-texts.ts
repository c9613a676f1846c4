export const signUpTexts = {
  title: 'Cadastro',
  heading: 'Realize seu cadastro',
  submit: 'Cadastrar',
  emailTaken: 'E-mail já cadastrado',
  failed: 'O cadastro não foi feito',
  agreement: {
    before: 'Ao se cadastrar, você aceita os',
    terms: 'Termos de uso',
    between: 'e a',
    privacy: 'Privacidade',
  },
  known: {
    question: 'Já tem conta com este e-mail?',
    login: 'Entrar',
    recovery: 'Recuperar a senha',
  },
  hasAccount: 'Já tem conta?',
  login: 'Entre',
  channels: [
    { value: '', label: 'Escolha uma opção' },
    { value: 'google', label: 'Google' },
    { value: 'instagram', label: 'Instagram' },
    { value: 'anuncios', label: 'Anúncios' },
    { value: 'youtube', label: 'YouTube' },
    { value: 'indicação', label: 'Indicação' },
  ],
}
