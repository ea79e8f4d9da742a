/** By which buttons name the drawer that they open and close. */
export const menuId = 'menu';
