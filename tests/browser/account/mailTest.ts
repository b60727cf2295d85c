import { type Mailbox, openMailbox } from '../../api/mailbox.ts'
import { type ProductServer, startProductServer } from '../support/startProductServer.ts'
import { expect, test as base } from '../support/test.ts'

interface MailFixtures {
  /** A mail server on this machine, that takes in what the product sends. */
  mailbox: Mailbox
  server: ProductServer
}

/** The same `test` over a product that sends its mails over SMTP. */
export const test = base.extend<object, MailFixtures>({
  mailbox: [
    // Playwright reads the fixtures that a fixture needs out of its first parameter.
    async ({ settings: _ }, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ settings, mailbox }, use) => {
      const server = await startProductServer({ SMTP_URL: mailbox.url, ...settings })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})

let people = 0

/** An address that no other test has. */
export const newAddress = () => `nouveau.${process.pid}.${(people += 1)}@example.org`

/** The links of all mails that an address has received, oldest first; waits until there are as many. */
export async function linksTo({ received }: Mailbox, email: string, count = 1): Promise<string[]> {
  const links = () =>
    received
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => /https?:\/\/\S+\/(?:validate|reset)\b/.exec(mail.text ?? '')?.[0] ?? 'a mail without a link')
  await expect.poll(() => links().length, { message: `mails to ${email}` }).toBe(count)
  return links()
}

export async function lastLinkTo(mailbox: Mailbox, email: string, count = 1): Promise<string> {
  return (await linksTo(mailbox, email, count)).at(-1) ?? ''
}

export { expect }
