import { readFileSync } from 'node:fs'

/** Reads a JSON file; a broken file is named in the error. */
export function readJson<Shape = unknown>(file: string): Shape {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Shape
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${(cause as Error).message}`, { cause })
  }
}
