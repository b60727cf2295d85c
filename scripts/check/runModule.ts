import { runInThisContext } from 'node:vm'

/** The default export of a module that the compiler made, which imports nothing: to try it before it is written. */
export const runModule = (text: string): unknown =>
  runInThisContext(`(() => {${text.replace('export default ', 'return ')}})()`)
