import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A change of the file system, in the order in which the kernel has finished it. Paths are relative to the data folder. */
export type Operation = { time: number } & (
  | { kind: 'create'; path: string }
  | { kind: 'folder'; path: string }
  | { kind: 'write'; path: string; offset: number; bytes: Buffer }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'flush'; path: string }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'link'; path: string; to: string }
  | { kind: 'remove'; path: string }
)

/** The calls that `strace` records: each that changes a file, a name or what is flushed. */
export const recordedCalls =
  'openat,close,dup,write,pwrite64,writev,pwritev,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,link,linkat,fallocate,copy_file_range'

interface Call {
  name: string
  args: string
  result: number
  time: number
}

/**
 * Reads what `strace -f -y -ttt -xx` has written. Throws on a call that changes a file in a way that is not known here.
 * @param folder the data folder, absolute
 */
export async function readTrace(file: string, folder: string): Promise<Operation[]> {
  const operations: Operation[] = []
  const positions = new Map<number, number>()
  for await (const call of callsOf(file)) operations.push(...operationsOf(call, folder, positions))
  return operations
}

/** The calls that have succeeded, in the order of their ends. */
async function* callsOf(file: string): AsyncGenerator<Call> {
  const begun = new Map<string, string>()
  const unfinished = '<unfinished ...>'
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    const [process, time, text] = partsOf(/^(\d+) +(\d+\.\d+) (.*)$/s, line)
    if (text.endsWith(unfinished)) {
      begun.set(process, text.slice(0, -unfinished.length))
      continue
    }
    const [resumed] = partsOf(/^<\.\.\. \w+ resumed>(.*)$/s, text)
    const whole = resumed === '' ? text : `${begun.get(process) ?? ''}${resumed}`
    const [name, args, result] = partsOf(/^(\w+)\((.*)\) += (-?\d+)/s, whole)
    if (name !== '' && Number(result) >= 0) {
      yield { name, args: args.trim(), result: Number(result), time: Number(time) * 1000 }
    }
  }
}

/** The groups of a pattern; empty texts where it does not match. */
function partsOf(pattern: RegExp, text: string): [string, string, string] {
  const [, first = '', second = '', third = ''] = pattern.exec(text) ?? []
  return [first, second, third]
}

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
/** All texts of a call in one. */
const dataOf = (args: string) =>
  Buffer.concat([...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => bytesOf(hex)))

function operationsOf({ name, args, result, time }: Call, folder: string, positions: Map<number, number>): Operation[] {
  const inside = (hex = '') => {
    const path = bytesOf(hex).toString()
    if (path === folder) return '.'
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined
  }
  const named = [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex]) => inside(hex))
  const [, number = '', open] = /^(\d+)<((?:\\x[0-9a-f]{2})*)>/.exec(args) ?? []
  const descriptor = Number(number)
  const path = number === '' ? named[0] : inside(open)
  if (path === undefined) return []
  const [, to] = named
  switch (name) {
    case 'openat': {
      positions.set(result, 0)
      const created: Operation[] = args.includes('O_CREAT') ? [{ kind: 'create', path, time }] : []
      return args.includes('O_TRUNC') ? [...created, { kind: 'truncate', path, size: 0, time }] : created
    }
    case 'write':
    case 'writev': {
      const offset = positions.get(descriptor) ?? 0
      positions.set(descriptor, offset + result)
      return [{ kind: 'write', path, offset, bytes: dataOf(args).subarray(0, result), time }]
    }
    case 'pwrite64':
    case 'pwritev':
      return [
        {
          kind: 'write',
          path,
          offset: Number(/, (\d+)$/.exec(args)?.[1]),
          bytes: dataOf(args).subarray(0, result),
          time,
        },
      ]
    case 'fsync':
    case 'fdatasync':
      return [{ kind: 'flush', path, time }]
    case 'ftruncate':
      return [{ kind: 'truncate', path, size: Number(/, (\d+)$/.exec(args)?.[1]), time }]
    case 'mkdir':
    case 'mkdirat':
      return [{ kind: 'folder', path, time }]
    case 'rename':
    case 'renameat':
    case 'renameat2':
    case 'link':
    case 'linkat':
      return to === undefined ? [] : [{ kind: name.startsWith('link') ? 'link' : 'rename', path, to, time }]
    case 'unlink':
    case 'unlinkat':
    case 'rmdir':
      return [{ kind: 'remove', path, time }]
    case 'close':
      return []
    default:
      throw new Error(`${name}(${args.slice(0, 200)}) changes a file in a way that the replay does not know`)
  }
}
