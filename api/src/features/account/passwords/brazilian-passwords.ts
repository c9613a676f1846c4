const words = [
  'senha',
  'mudar',
  'brasil',
  'teste',
  'admin',
  'vendas',
  'shopee',
  'vendaclara',
  'flamengo',
  'palmeiras',
]
const clubs = ['corinthians', 'saopaulo', 'santos', 'gremio', 'cruzeiro', 'vasco', 'botafogo', 'fluminense']
const sayings = [
  'jesus',
  'deus',
  'deusefiel',
  'jesuscristo',
  'amor',
  'teamo',
  'familia',
  'felicidade',
  'gabriel',
]
const endings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '@123',
  '@1234',
  '2024',
  '2025',
  '2026',
  '10',
]

/** What guessers try on Brazilian accounts first, which lists made elsewhere miss: such a word and a usual ending. */
export const brazilianPasswords: readonly string[] = [...words, ...clubs, ...sayings].flatMap((word) =>
  endings.map((ending) => `${word}${ending}`),
)
