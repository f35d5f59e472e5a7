-- A reservation that was used up stays until its time is over. Changing its row is half the work of removing and adding it.
ALTER TABLE reservations DROP CONSTRAINT reservations_quantity_check;
ALTER TABLE reservations ADD CONSTRAINT reservations_quantity_check CHECK (quantity >= 0);
