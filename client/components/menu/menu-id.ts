/** Id of the drawer, which its buttons reference. */
export const menuId = 'menu';
