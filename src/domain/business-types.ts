/** Subtypes of schema.org's LocalBusiness for companies of this and related trades (decision 36). */
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
