/** A mail that is ready to be sent. */
export interface MailMessage {
  /** The same at each attempt, so that a mailbox shows repeated deliveries once. */
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  language: string
  /** The address of the page that the mail links to. */
  link: string
}

/** Sends messages. */
export interface Transport {
  /** Resolves once the message is handed over; rejects if it must be tried again. */
  send(message: MailMessage): Promise<void>
  /** Removes local copies of messages to an address. Never rejects. */
  forget(address: string): Promise<void>
}
