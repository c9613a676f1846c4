declare module '*.md' {
  const document: import('./document.ts').HelpDocument
  export default document
}
