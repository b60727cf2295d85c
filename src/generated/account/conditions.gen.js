// Made by `npm run generate`. Change schemas/account and run it again.
export default function factory({ cel }) {
return [
(self) => cel.or(cel.not(cel.has(self?.type)), () => cel.equal(self?.type, "INDIVIDUAL")),
(self) => cel.or(cel.not(cel.has(self?.type)), () => cel.equal(self?.type, "CORPORATION")),
(self) => cel.equal(self?.type, "INDIVIDUAL"),
(self) => cel.equal(self?.type, "CORPORATION"),
]
}
