import { placeConditions } from './conditions.ts'
import { clientModule } from './contract/clientModule.ts'
import { publicContract } from './contract/publicContract.ts'
import { readContract } from './contract/readContract.ts'
import { serverModule } from './contract/serverModule.ts'
import type { Domain, RecordOf } from './domain.ts'
import { folderModules } from './emit/folderModules.ts'
import type { Modules } from './emit/Modules.ts'
import { plansModule } from './emit/plansModule.ts'
import { recordsModule } from './emit/recordsModule.ts'
import { sharedModules } from './emit/sharedModules.ts'
import { validatorModules } from './emit/validatorModules.ts'
import { withOutcomes } from './outcomes.ts'
import type { OfferedValues } from './validators/validatorsModule.ts'

/** Compiles the definitions of a project into the modules that browser and server run. Throws if one names what is not there. */
export function compile(domain: Domain, offered: OfferedValues): Modules {
  const operations = [...readContract(domain.api).operations.values()]
  const recordOf: RecordOf = (name) => {
    const [folder, record = ''] = name.split('/')
    const found = domain.folders.find((one) => one.name === folder)?.records[record]
    if (!found) throw new Error(`There is no schemas/${name}.schema.json`)
    return found
  }
  const placed = domain.folders.map((folder) =>
    placeConditions({ ...folder, definitions: withOutcomes(folder.definitions, domain.outcomes) }),
  )
  const modules: Modules[] = [
    {
      'clientContract.gen.ts': clientModule(operations),
      'serverContract.gen.ts': serverModule(operations, recordOf),
      'publicContract.gen.json': `${JSON.stringify(publicContract(domain.api, recordOf))}\n`,
      'records.gen.ts': recordsModule(domain.folders),
      'plans.gen.ts': plansModule(placed, domain, recordOf),
    },
    sharedModules(domain),
    ...domain.folders.map((folder, index) =>
      validatorModules(folder, placed[index]?.conditions ?? [], domain, offered),
    ),
    ...placed.map((one) => folderModules(one, domain, recordOf)),
  ]
  return Object.fromEntries(modules.flatMap((one) => Object.entries(one)))
}
