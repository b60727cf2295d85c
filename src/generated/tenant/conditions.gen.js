// Made by `npm run generate`. Change schemas/tenant and run it again.
export default function factory({ cel }) {
return [
(self) => cel.choose(cel.has(self?.type), () => cel.equal(self?.type, "CORPORATION"), () => cel.has(self?.person?.name)),
(self) => cel.or(cel.not(cel.has(self?.type)), () => cel.equal(self?.type, "CORPORATION")),
(self) => cel.or(cel.more(cel.size(cel.items(self?.guarantors)), 0), () => cel.more(cel.size(cel.items(self?.emergencyContacts)), 0)),
(self) => cel.or(cel.has(self?.identificationDocument?.fileData), () => cel.more(cel.size(cel.items(self?.documents)), 0)),
(self) => cel.or(cel.not(cel.has(self?.type)), () => cel.equal(self?.type, "INDIVIDUAL")),
(self) => cel.has(self?.reference),
(self) => cel.equal(self?.type, "INDIVIDUAL"),
(self) => cel.equal(self?.type, "CORPORATION"),
]
}
