import { readSettings } from '#server/settings.ts'
import { demoAccount, prepareDemo } from './demo/prepareDemo.ts'

process.umask(0o077)
const say = (line: string) => process.stdout.write(`${line}\n`)

// Its own data folder, so that the demo and what people enter themselves never mix. Any setting can be given as usual.
process.env['DATA_DIR'] ||= 'data/demo'
process.env['LOG_LEVEL'] ||= 'warn'

try {
  const settings = readSettings(process.env)
  const { isPasswordRight } = await prepareDemo(settings, { tell: say })
  // From here on, the very same as `npm start`.
  await import('#server/main.ts')
  say('')
  say('  Sign in to the demo with')
  say(`    email     ${demoAccount.email}`)
  say(`    password  ${isPasswordRight ? demoAccount.password : '(the one that you have set)'}`)
  say('')
  say(`  Its data stand in ${settings.dataDir}; remove that folder to begin anew.`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
