/**
 * The counties of the states whose forms ask for one, by the state's code; Virginia asks for a county or an independent
 * city. Source: U.S. Census Bureau, cartographic boundary files of 2017, as published in us-atlas 3.0.1.
 */
const counties: Readonly<Record<string, string>> = {
  'US-AL':
    'Autauga, Baldwin, Barbour, Bibb, Blount, Bullock, Butler, Calhoun, Chambers, Cherokee, Chilton, ' +
    'Choctaw, Clarke, Clay, Cleburne, Coffee, Colbert, Conecuh, Coosa, Covington, Crenshaw, Cullman, ' +
    'Dale, Dallas, DeKalb, Elmore, Escambia, Etowah, Fayette, Franklin, Geneva, Greene, Hale, Henry, ' +
    'Houston, Jackson, Jefferson, Lamar, Lauderdale, Lawrence, Lee, Limestone, Lowndes, Macon, Madison, ' +
    'Marengo, Marion, Marshall, Mobile, Monroe, Montgomery, Morgan, Perry, Pickens, Pike, Randolph, ' +
    'Russell, Shelby, St. Clair, Sumter, Talladega, Tallapoosa, Tuscaloosa, Walker, Washington, Wilcox, ' +
    'Winston',
  'US-GA':
    'Appling, Atkinson, Bacon, Baker, Baldwin, Banks, Barrow, Bartow, Ben Hill, Berrien, Bibb, Bleckley, ' +
    'Brantley, Brooks, Bryan, Bulloch, Burke, Butts, Calhoun, Camden, Candler, Carroll, Catoosa, ' +
    'Charlton, Chatham, Chattahoochee, Chattooga, Cherokee, Clarke, Clay, Clayton, Clinch, Cobb, Coffee, ' +
    'Colquitt, Columbia, Cook, Coweta, Crawford, Crisp, Dade, Dawson, Decatur, DeKalb, Dodge, Dooly, ' +
    'Dougherty, Douglas, Early, Echols, Effingham, Elbert, Emanuel, Evans, Fannin, Fayette, Floyd, ' +
    'Forsyth, Franklin, Fulton, Gilmer, Glascock, Glynn, Gordon, Grady, Greene, Gwinnett, Habersham, ' +
    'Hall, Hancock, Haralson, Harris, Hart, Heard, Henry, Houston, Irwin, Jackson, Jasper, Jeff Davis, ' +
    'Jefferson, Jenkins, Johnson, Jones, Lamar, Lanier, Laurens, Lee, Liberty, Lincoln, Long, Lowndes, ' +
    'Lumpkin, Macon, Madison, Marion, McDuffie, McIntosh, Meriwether, Miller, Mitchell, Monroe, ' +
    'Montgomery, Morgan, Murray, Muscogee, Newton, Oconee, Oglethorpe, Paulding, Peach, Pickens, Pierce, ' +
    'Pike, Polk, Pulaski, Putnam, Quitman, Rabun, Randolph, Richmond, Rockdale, Schley, Screven, ' +
    'Seminole, Spalding, Stephens, Stewart, Sumter, Talbot, Taliaferro, Tattnall, Taylor, Telfair, ' +
    'Terrell, Thomas, Tift, Toombs, Towns, Treutlen, Troup, Turner, Twiggs, Union, Upson, Walker, Walton, ' +
    'Ware, Warren, Washington, Wayne, Webster, Wheeler, White, Whitfield, Wilcox, Wilkes, Wilkinson, ' +
    'Worth',
  'US-NC':
    'Alamance, Alexander, Alleghany, Anson, Ashe, Avery, Beaufort, Bertie, Bladen, Brunswick, Buncombe, ' +
    'Burke, Cabarrus, Caldwell, Camden, Carteret, Caswell, Catawba, Chatham, Cherokee, Chowan, Clay, ' +
    'Cleveland, Columbus, Craven, Cumberland, Currituck, Dare, Davidson, Davie, Duplin, Durham, ' +
    'Edgecombe, Forsyth, Franklin, Gaston, Gates, Graham, Granville, Greene, Guilford, Halifax, Harnett, ' +
    'Haywood, Henderson, Hertford, Hoke, Hyde, Iredell, Jackson, Johnston, Jones, Lee, Lenoir, Lincoln, ' +
    'Macon, Madison, Martin, McDowell, Mecklenburg, Mitchell, Montgomery, Moore, Nash, New Hanover, ' +
    'Northampton, Onslow, Orange, Pamlico, Pasquotank, Pender, Perquimans, Person, Pitt, Polk, Randolph, ' +
    'Richmond, Robeson, Rockingham, Rowan, Rutherford, Sampson, Scotland, Stanly, Stokes, Surry, Swain, ' +
    'Transylvania, Tyrrell, Union, Vance, Wake, Warren, Washington, Watauga, Wayne, Wilkes, Wilson, ' +
    'Yadkin, Yancey',
  'US-NY':
    'Albany, Allegany, Bronx, Broome, Cattaraugus, Cayuga, Chautauqua, Chemung, Chenango, Clinton, ' +
    'Columbia, Cortland, Delaware, Dutchess, Erie, Essex, Franklin, Fulton, Genesee, Greene, Hamilton, ' +
    'Herkimer, Jefferson, Kings, Lewis, Livingston, Madison, Monroe, Montgomery, Nassau, New York, ' +
    'Niagara, Oneida, Onondaga, Ontario, Orange, Orleans, Oswego, Otsego, Putnam, Queens, Rensselaer, ' +
    'Richmond, Rockland, Saratoga, Schenectady, Schoharie, Schuyler, Seneca, St. Lawrence, Steuben, ' +
    'Suffolk, Sullivan, Tioga, Tompkins, Ulster, Warren, Washington, Wayne, Westchester, Wyoming, Yates',
  'US-PA':
    'Adams, Allegheny, Armstrong, Beaver, Bedford, Berks, Blair, Bradford, Bucks, Butler, Cambria, ' +
    'Cameron, Carbon, Centre, Chester, Clarion, Clearfield, Clinton, Columbia, Crawford, Cumberland, ' +
    'Dauphin, Delaware, Elk, Erie, Fayette, Forest, Franklin, Fulton, Greene, Huntingdon, Indiana, ' +
    'Jefferson, Juniata, Lackawanna, Lancaster, Lawrence, Lebanon, Lehigh, Luzerne, Lycoming, McKean, ' +
    'Mercer, Mifflin, Monroe, Montgomery, Montour, Northampton, Northumberland, Perry, Philadelphia, ' +
    'Pike, Potter, Schuylkill, Snyder, Somerset, Sullivan, Susquehanna, Tioga, Union, Venango, Warren, ' +
    'Washington, Wayne, Westmoreland, Wyoming, York',
  'US-VA':
    'Accomack County, Albemarle County, Alexandria (city), Alleghany County, Amelia County, Amherst ' +
    'County, Appomattox County, Arlington County, Augusta County, Bath County, Bedford County, Bland ' +
    'County, Botetourt County, Bristol (city), Brunswick County, Buchanan County, Buckingham County, ' +
    'Buena Vista (city), Campbell County, Caroline County, Carroll County, Charles City County, Charlotte ' +
    'County, Charlottesville (city), Chesapeake (city), Chesterfield County, Clarke County, Colonial ' +
    'Heights (city), Covington (city), Craig County, Culpeper County, Cumberland County, Danville (city), ' +
    'Dickenson County, Dinwiddie County, Emporia (city), Essex County, Fairfax (city), Fairfax County, ' +
    'Falls Church (city), Fauquier County, Floyd County, Fluvanna County, Franklin (city), Franklin ' +
    'County, Frederick County, Fredericksburg (city), Galax (city), Giles County, Gloucester County, ' +
    'Goochland County, Grayson County, Greene County, Greensville County, Halifax County, Hampton (city), ' +
    'Hanover County, Harrisonburg (city), Henrico County, Henry County, Highland County, Hopewell (city), ' +
    'Isle of Wight County, James City County, King and Queen County, King George County, King William ' +
    'County, Lancaster County, Lee County, Lexington (city), Loudoun County, Louisa County, Lunenburg ' +
    'County, Lynchburg (city), Madison County, Manassas (city), Manassas Park (city), Martinsville ' +
    '(city), Mathews County, Mecklenburg County, Middlesex County, Montgomery County, Nelson County, New ' +
    'Kent County, Newport News (city), Norfolk (city), Northampton County, Northumberland County, Norton ' +
    '(city), Nottoway County, Orange County, Page County, Patrick County, Petersburg (city), Pittsylvania ' +
    'County, Poquoson (city), Portsmouth (city), Powhatan County, Prince Edward County, Prince George ' +
    'County, Prince William County, Pulaski County, Radford (city), Rappahannock County, Richmond (city), ' +
    'Richmond County, Roanoke (city), Roanoke County, Rockbridge County, Rockingham County, Russell ' +
    'County, Salem (city), Scott County, Shenandoah County, Smyth County, Southampton County, ' +
    'Spotsylvania County, Stafford County, Staunton (city), Suffolk (city), Surry County, Sussex County, ' +
    'Tazewell County, Virginia Beach (city), Warren County, Washington County, Waynesboro (city), ' +
    'Westmoreland County, Williamsburg (city), Winchester (city), Wise County, Wythe County, York County',
  'US-WV':
    'Barbour, Berkeley, Boone, Braxton, Brooke, Cabell, Calhoun, Clay, Doddridge, Fayette, Gilmer, Grant, ' +
    'Greenbrier, Hampshire, Hancock, Hardy, Harrison, Jackson, Jefferson, Kanawha, Lewis, Lincoln, Logan, ' +
    'Marion, Marshall, Mason, McDowell, Mercer, Mineral, Mingo, Monongalia, Monroe, Morgan, Nicholas, ' +
    'Ohio, Pendleton, Pleasants, Pocahontas, Preston, Putnam, Raleigh, Randolph, Ritchie, Roane, Summers, ' +
    'Taylor, Tucker, Tyler, Upshur, Wayne, Webster, Wetzel, Wirt, Wood, Wyoming',
};

/** Names of the counties of the state; none for a state whose forms ask for none. */
export function countiesOf(jurisdiction: string): string[] {
  return counties[jurisdiction]?.split(', ') ?? [];
}
