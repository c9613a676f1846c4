/** What search engines and link previews show for the public pages. */
export const descriptions = {
  about:
    'Quanto cobrar, quais buscas só gastam e se o marketplace pagou o que devia. Calcule um preço agora, sem cadastro.',
  login: 'Entre na Vendaclara: preço certo, anúncios que rendem e repasses conferidos.',
  signUp: 'Crie sua conta na Vendaclara e experimente todas as ferramentas antes de assinar.',
  privacy: 'O que a Vendaclara guarda, o que nunca sai do seu navegador e como exportar ou apagar tudo.',
  terms: 'O que você pode esperar da Vendaclara e o que ela espera de você, sem letra miúda.',
}
