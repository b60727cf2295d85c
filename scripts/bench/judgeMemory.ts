import type { Verdict } from './judge.ts'
import { measureMemory, type Memory } from './measureMemory.ts'

const mebibyte = 1024 * 1024
const count = 20
const sizes = { small: mebibyte / 2, large: 5 * mebibyte }

/** What a server that held the bodies would need more for the large upload. */
const difference = (count * (sizes.large - sizes.small)) / mebibyte

/** A company with documents, each announced as the contract asks. */
const upload = {
  path: '/restapi/tenant/corporation',
  jsonPart: 'tenant',
  filePart: 'documents',
  count,
  record: {
    type: 'CORPORATION',
    person: { name: 'Mesure' },
    representative: {
      gender: 'MS',
      surname: 'Martin',
      firstName: 'Jeanne',
      nationality: 'FRA',
      contacts: [{ email: 'jeanne@example.org', mobile: '0612345678', address: '1 rue Haute, Paris' }],
    },
    guarantors: [
      { type: 'CORPORATION', person: { name: 'G', contacts: [{ email: 'g@example.org', mobile: '0612345678' }] } },
    ],
    emergencyContacts: [{ type: 'CORPORATION', person: { name: 'E' } }],
    documents: Array.from({ length: count }, (_, index) => ({ metaData: { fileName: `${index}.bin` } })),
  },
}

export interface MemoryFigures {
  small: Memory
  large: Memory
}

/**
 * Whether large uploads cost memory: the peak of a large one may lie above that of a small one by what waits in buffers
 * and for the garbage collector, not by the bodies.
 */
export async function judgeMemory(): Promise<{ verdicts: Verdict[]; figures: MemoryFigures | undefined }> {
  const small = await measureMemory({ ...upload, bytes: sizes.small })
  const large = await measureMemory({ ...upload, bytes: sizes.large })
  if (!small || !large) return { verdicts: [], figures: undefined }
  const value = Math.round(large.peak - large.before - (small.peak - small.before))
  const limit = difference / 2
  const bound = `MiB of memory that ${count} files of 5 MiB take more than ${count} of 0.5 MiB`
  return { verdicts: [{ bound, value, limit, kept: value <= limit }], figures: { small, large } }
}
