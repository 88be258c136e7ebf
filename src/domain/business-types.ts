/** Subtypes of schema.org's LocalBusiness that companies of this trade and its neighbors are (decision 36). */
export const businessTypes = [
  "HomeAndConstructionBusiness",
  "Electrician",
  "GeneralContractor",
  "HVACBusiness",
  "HousePainter",
  "Locksmith",
  "Plumber",
  "RoofingContractor",
  "ProfessionalService",
  "Store",
  "ElectronicsStore",
  "HomeGoodsStore",
  "LocalBusiness",
] as const;

export type BusinessType = (typeof businessTypes)[number];
