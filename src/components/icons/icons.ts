/** The icons, all from Tabler (MIT), as SVG elements in a square of 24 units. Bundles contain only those named here. */
import tabler from "@iconify-json/tabler/icons.json";

export const ArrowLeft = tabler.icons["arrow-left"].body;
export const ArrowRight = tabler.icons["arrow-right"].body;
export const Check = tabler.icons.check.body;
export const ChevronDown = tabler.icons["chevron-down"].body;
export const Close = tabler.icons.x.body;
export const Copy = tabler.icons.copy.body;
export const Facebook = tabler.icons["brand-facebook"].body;
export const LinkIcon = tabler.icons.link.body;
export const LinkedIn = tabler.icons["brand-linkedin"].body;
export const Mail = tabler.icons.mail.body;
export const Menu = tabler.icons.menu.body;
export const Pause = tabler.icons["player-pause"].body;
export const Phone = tabler.icons.phone.body;
export const Play = tabler.icons["player-play"].body;
export const Search = tabler.icons.search.body;
export const Share = tabler.icons["share-2"].body;
export const XLogo = tabler.icons["brand-x"].body;
