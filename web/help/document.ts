/** A page of the help as it was made of Markdown: plain data. The page makes elements of it. */
export interface HelpDocument {
  readonly title: string
  readonly lead: readonly Block[]
  readonly sections: readonly Section[]
}

/** What is under a heading, up to the next one. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly level: 2 | 3
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly inline: readonly Inline[] }
  /** A file of `web/public/pictures`, as `npm run screenshots` makes it. */
  | { readonly kind: 'picture'; readonly address: string; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }

export type Inline =
  | string
  | { readonly kind: 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
