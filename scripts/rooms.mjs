/**
 * The rooms of each feature of the web part, from the lowest to the highest: a room imports only rooms below it. Texts and styles
 * that lie beside the rooms are below all of them, the screens there are above.
 */
export const rooms = {
  account: ['model', 'frame', 'fields', 'login', 'confirmation', 'profile'],
  subscription: ['model', 'pix', 'fields', 'checkout', 'overview'],
  ads: [
    'model',
    'worker',
    'kept',
    'files',
    'import',
    'report',
    'export',
    'verdicts',
    'periods',
    'charts',
    'table',
  ],
  closing: [
    'model',
    'files',
    'worker',
    'results',
    'saving',
    'marks',
    'order',
    'export',
    'table',
    'charts',
    'list',
    'detail',
    'screens',
  ],
  pricing: [
    'model',
    'saving',
    'files',
    'export',
    'worker',
    'import',
    'fees',
    'config',
    'charts',
    'detail',
    'list',
  ],
}
