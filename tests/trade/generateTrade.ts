import { createProjectReader } from '#compiler/check/createProjectReader.ts'
import { runningFiles, writeFiles } from '../../scripts/generate/generatedFiles.ts'
import { shapeFile, shapeText } from '../../scripts/generate/shape.ts'
import { laterTexts } from './later.ts'
import { withTrade } from './withTrade.ts'

// Makes all that the trade runs on, as it is now and as it is later, below the folder that vitest.config.ts knows.
const { read } = createProjectReader([])
const now = read(withTrade())
const later = read(laterTexts().set(shapeFile, shapeText(now, []).text))
for (const [name, project] of Object.entries({ now, later })) writeFiles(runningFiles(project), `.cache/trade/${name}`)
