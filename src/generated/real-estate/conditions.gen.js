// Made by `npm run generate`. Change schemas/real-estate and run it again.
export default function factory({ cel }) {
return [
(self) => cel.has(self?.habitable),
(self) => cel.has(self?.condominiumTrustee),
(self) => cel.isIn(self?.type, cel.list("HOUSE", "APARTEMENT", "COMMERCIAL_SPACE", "CASTEL", "OFFICE")),
]
}
