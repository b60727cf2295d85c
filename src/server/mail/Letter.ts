/** A mail that is ready to go. */
export interface Letter {
  /** Stays the same however often it is tried, so that a reader's mailbox shows it once. */
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  language: string
  /** The address that it is all about. */
  link: string
}

/** Where letters go. */
export interface Transport {
  /** Resolves once the letter is out of our hands; rejects if it must be tried again. */
  send(letter: Letter): Promise<void>
  /** Removes what is left here of letters to an address. */
  forget(address: string): Promise<void>
}
