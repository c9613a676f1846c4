export const texts = {
  title: 'O que está achando?',
  rating: 'Sua nota para a Vendaclara',
  ratingHint: 'Escolha de 1 a 5 estrelas.',
  stars: (count: number) =>
    count === 0 ? 'Nenhuma estrela' : count === 1 ? '1 estrela' : `${count} estrelas`,
  comment: 'Comentário',
  commentHint: (limit: number) => `Opcional, até ${limit} caracteres.`,
  counter: (used: number, limit: number) => `${used} de ${limit}`,
  send: 'Enviar',
  sending: 'Enviando...',
  sent: 'Enviado!',
  thanks: 'Obrigado pelo feedback!',
  failed: 'O feedback não foi enviado',
}
