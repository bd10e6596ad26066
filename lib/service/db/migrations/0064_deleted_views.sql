DROP INDEX "views_name";--> statement-breakpoint
ALTER TABLE "views" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "views_name" ON "views" USING btree ("organization_id","mode","person_id","list","name") WHERE "views"."deleted_at" is null;