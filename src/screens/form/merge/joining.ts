// What joins two changes of one record. Only forms of stored records carry it: it comes with the dialog that asks.
export { questionOf } from './Question.ts'
export { tellJoined } from './tellJoined.ts'
