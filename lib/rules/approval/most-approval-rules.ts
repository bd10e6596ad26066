/** The most approval rules of an organization in one mode, as every submission reads all of them. */
export const mostApprovalRules = 50;
