/** A mail as it is read: the same words as text and as HTML. `link` is the one it is sent for, where there is one. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  link?: string
}
