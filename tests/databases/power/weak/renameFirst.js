// Uploads that get their place before their bytes are on the disk.
import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { open } = promises
promises.open = async (path, ...rest) => {
  const handle = await open(path, ...rest)
  if (String(path).includes('/incoming/')) handle.sync = async () => undefined
  return handle
}
syncBuiltinESMExports()
