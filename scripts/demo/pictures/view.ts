import { createRandom, type Random } from './random.ts'

/** How the sun stands and what it does to every colour. */
export interface Light {
  /** Colours of the sky, from the top down to the horizon. */
  sky: readonly [top: string, horizon: string]
  sun: { x: number; y: number; radius: number; colour: string }
  /** Colour that lies over everything, and how much of it. */
  tint: string
  strength: number
  /** Whether lamps burn behind the windows. */
  lamps: boolean
  clouds: number
}

export const lights = {
  morning: {
    sky: ['#9CC7C9', '#F8E8CC'],
    sun: { x: 230, y: 330, radius: 52, colour: '#FFF6DF' },
    tint: '#F3D7A6',
    strength: 0.1,
    lamps: false,
    clouds: 3,
  },
  day: {
    sky: ['#8FC1C8', '#E6EFE6'],
    sun: { x: 960, y: 130, radius: 48, colour: '#FFF9E6' },
    tint: '#FFFFFF',
    strength: 0.02,
    lamps: false,
    clouds: 5,
  },
  golden: {
    sky: ['#E7B384', '#FBEBCB'],
    sun: { x: 900, y: 330, radius: 70, colour: '#FFF1CC' },
    tint: '#E08A3C',
    strength: 0.16,
    lamps: false,
    clouds: 3,
  },
  overcast: {
    sky: ['#AEBDBE', '#E5E7E0'],
    sun: { x: 600, y: 160, radius: 0, colour: '#FFFFFF' },
    tint: '#8FA0A2',
    strength: 0.14,
    lamps: false,
    clouds: 9,
  },
  dusk: {
    sky: ['#173940', '#D99A72'],
    sun: { x: 980, y: 470, radius: 60, colour: '#F5C489' },
    tint: '#16323C',
    strength: 0.42,
    lamps: true,
    clouds: 3,
  },
} satisfies Record<string, Light>

export type LightName = keyof typeof lights
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** What all parts of one picture share. */
export interface View {
  random: Random
  light: Light
  season: Season
  /** A colour as it looks in this light. */
  lit: (colour: string) => string
}

export function createView({ light, season, seed }: { light: LightName; season: Season; seed: number }): View {
  return outdoors({ random: createRandom(seed), light: lights[light], season, lit: (colour) => colour })
}

/** The same view with the colours of the open air. */
export const outdoors = (view: View): View => {
  const { tint, strength } = view.light
  return { ...view, lit: (colour) => mix(colour, tint, strength) }
}

/** The same view inside a house, where lamps make the evening warm. */
export const indoors = (view: View): View =>
  view.light.lamps ? { ...view, lit: (colour) => mix(mix(colour, '#B4652C', 0.16), '#16323C', 0.14) } : view

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `#rrggbb` between two colours: 0 gives the first one, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, share: number) => mix(colour, '#1C2526', share)
export const brighter = (colour: string, share: number) => mix(colour, '#FFFFFF', share)
