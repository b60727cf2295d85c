import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rooms of src/ that speak of no thing of the trade. */
export const neutralRooms = ['engine', 'ui', 'fields', 'screens', 'client']

/** Words of a text in lower case: identifiers are cut at capitals, so that "isLease" is caught and "release" is not. */
const wordsOf = (text: string) => (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** How the name of a resource may be written, in words: one and many, apart and in one. */
export function namesOf(resource: string): string[] {
  const words = resource.split('-')
  const plural = [...words.slice(0, -1), `${words.at(-1) ?? ''}s`]
  return [...new Set([words.join(' '), plural.join(' '), words.join(''), plural.join('')])]
}

/** Names of resources in a text, however they are written: real-estate, realEstate, RealEstate, real_estate, realestate. */
export function namesIn(text: string, names: string[]): string[] {
  const words = ` ${wordsOf(text).join(' ')} `
  return names.filter((name) => words.includes(` ${name} `))
}

/** The names among some that a room of the code uses, each with a file that does. */
export function namesInRoom(root: string, room: string, names: string[]): { name: string; file: string }[] {
  const folder = join(root, 'src', room)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files.flatMap((file) =>
    namesIn(`${file}\n${readFileSync(join(folder, file), 'utf8')}`, names).map((name) => ({
      name,
      file: `src/${room}/${file}`,
    })),
  )
}
