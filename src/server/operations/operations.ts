import type { Verb } from '../contract/readOperations.ts'
import type { Handler } from '../request/Call.ts'
import { create } from './create.ts'
import { get } from './get.ts'
import { getFile } from './getFile.ts'
import { list } from './list.ts'
import { listEnumeration } from './listEnumeration.ts'
import { remove } from './remove.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { update } from './update.ts'

/** What `x-operate: { verb }` of the contract stands for. */
export const verbHandlers: Record<Verb, Handler> = { list, get, create, update, remove }

/** What `x-operate: { handler }` of the contract stands for. */
export const namedHandlers: Record<string, Handler> = { signIn, signOut, listEnumeration, getFile }
