/** The company's data as business listings (maps, directories, social networks) require it, so that they match the site. */
import { closureWords, type Closure } from "./closures";
import { hoursLines, type OpeningDay } from "./hours";

export interface ListedCompany {
  name: string;
  siteUrl: string;
  founded: number;
  businessType: string;
  phone: { display: string };
  email: string;
  address: { street: string; city: string; state: string; zip: string };
  hours: readonly OpeningDay[];
  closures?: readonly Closure[] | undefined;
}

/**
 * The data as plain text.
 * @param services titles of the services.
 * @param areas names of the served regions and towns.
 */
export function listing(
  company: ListedCompany,
  services: readonly string[],
  areas: readonly string[],
): string {
  const { address } = company;
  const parts: readonly [label: string, lines: readonly string[]][] = [
    ["Name", [company.name]],
    ["Address", [address.street, `${address.city}, ${address.state} ${address.zip}`]],
    ["Telephone", [company.phone.display]],
    ["Website", [company.siteUrl]],
    ["E-mail", [company.email]],
    ["Hours", hoursLines(company.hours)],
    ["Special hours", (company.closures ?? []).map(closureWords)],
    ["Category", [company.businessType.replace(/(?<=[a-z])(?=[A-Z])/g, " ")]],
    ["Services", services],
    ["Service area", areas],
    ["Founded", [String(company.founded)]],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([label, lines]) => `${label}\n${lines.map((line) => `  ${line}`).join("\n")}`)
    .join("\n\n");
}
